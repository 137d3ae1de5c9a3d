import {
  ImportError
} from "./chunk-272UGRRW.js";
import {
  __callDispose,
  __using
} from "./chunk-UAWBPTDW.js";

// platform/ingest/import/source.ts
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";

// platform/ingest/import/compound.ts
var mark = Buffer.from("d0cf11e0a1b11ae1", "hex");
var DIRECTORY = 4096;
var encrypted = ["EncryptedPackage", "EncryptionInfo", "DataSpaces"].map((name) => Buffer.from(name, "utf16le"));
var isCompound = (head) => head.subarray(0, mark.length).equals(mark);
var directoryOf = async (file) => {
  const { buffer: head, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
  if (bytesRead < head.length) return Buffer.alloc(0);
  const sector = 2 ** Math.min(head.readUInt16LE(30), 12);
  const { buffer, bytesRead: length } = await file.read(
    Buffer.alloc(DIRECTORY),
    0,
    DIRECTORY,
    (head.readUInt32LE(48) + 1) * sector
  );
  return buffer.subarray(0, length);
};
var refuseCompound = async (file, name) => {
  const directory = await directoryOf(file);
  if (encrypted.some((entry) => directory.includes(entry)))
    return new ImportError(
      `${name} \u662F\u6709\u5BC6\u7801\u7684 Excel \u6587\u4EF6\uFF1A\u8BF7\u53BB\u6389\u5BC6\u7801\u540E\u53E6\u5B58\u4E3A .xlsx`,
      `${name} is an Excel file with a password: save it as .xlsx without one`
    );
  return new ImportError(
    `${name} \u662F\u65E7\u7248 Excel \u6587\u4EF6\uFF08.xls\uFF09\uFF1A\u8BF7\u53E6\u5B58\u4E3A .xlsx \u6216 CSV`,
    `${name} is an Excel file of the old kind (.xls): save it as .xlsx or CSV`
  );
};

// platform/ingest/import/source.ts
var codeOf = (error) => typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
var firstBytes = async (file) => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.subarray(0, bytesRead);
};
var zipMarks = ["PK", "PK"];
var kindOf = (head) => {
  if (head[0] === 31 && head[1] === 139) return "gzip";
  return zipMarks.includes(head.toString("latin1", 0, 4)) ? "zip" : "text";
};
var look = async (file, name) => {
  const head = await firstBytes(file);
  if (head.length === 0) throw new ImportError(`${name} \u662F\u7A7A\u6587\u4EF6`, `${name} is empty`);
  if (isCompound(head)) throw await refuseCompound(file, name);
  const kind = kindOf(head);
  if (/\.gz$/i.test(name) && kind !== "gzip")
    throw new ImportError(
      `${name} \u4E0D\u662F gzip \u6587\u4EF6\uFF0C\u5C3D\u7BA1\u540D\u5B57\u4EE5 .gz \u7ED3\u5C3E`,
      `${name} is not gzip, though its name ends in .gz`
    );
  return kind;
};
var openSource = async (path, encoding = "utf-8", name = basename(path)) => {
  try {
    new TextDecoder(encoding);
  } catch {
    throw new ImportError(`\u4E0D\u8BA4\u8BC6\u7F16\u7801 ${encoding}`, `The encoding ${encoding} is not known`);
  }
  try {
    var _stack = [];
    try {
      const info = await stat(path);
      if (!info.isFile()) throw new ImportError(`${path} \u4E0D\u662F\u6587\u4EF6`, `${path} is not a file`);
      const file = __using(_stack, await open(path), true);
      return { path, name, size: info.size, encoding, kind: await look(file, name) };
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  } catch (error) {
    if (codeOf(error) === "ENOENT") throw new ImportError(`\u627E\u4E0D\u5230\u6587\u4EF6 ${path}`, `There is no file ${path}`);
    if (codeOf(error) === "EACCES") throw new ImportError(`\u6CA1\u6709\u6743\u9650\u8BFB\u53D6 ${path}`, `${path} may not be read`);
    throw error;
  }
};
var wrongEncoding = (name, looks, option) => new ImportError(
  `${name} \u4E0D\u662F UTF-8 \u6587\u672C\uFF0C\u53EF\u80FD\u662F ${looks}\uFF1A\u8BF7\u8F6C\u6210 UTF-8\uFF0C\u6216\u52A0\u4E0A --encoding ${option}`,
  `${name} is not UTF-8 text, maybe ${looks}: save it as UTF-8, or add --encoding ${option}`,
  "encoding"
);

export {
  openSource,
  wrongEncoding
};
//# sourceMappingURL=chunk-2UOF7CPH.js.map
