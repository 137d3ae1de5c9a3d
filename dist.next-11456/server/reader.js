import {
  wrongEncoding
} from "./chunk-2UOF7CPH.js";
import {
  boundLines,
  byteBound,
  chain,
  tooEmpty,
  tooWide,
  until
} from "./chunk-SCPPKM6H.js";
import {
  ImportError
} from "./chunk-272UGRRW.js";
import "./chunk-UAWBPTDW.js";

// platform/ingest/import/reading/thread.ts
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream as createReadStream2 } from "node:fs";
import { pipeline } from "node:stream/promises";
import { parentPort } from "node:worker_threads";

// platform/ingest/import/reading/explain.ts
import { CsvError } from "csv-parse";
var codeOf = (error) => typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
var explain = ({ name }, limits, error) => {
  if (error instanceof ImportError) return error;
  if (/^Z_/.test(codeOf(error)))
    return new ImportError(`${name} \u7684 gzip \u6570\u636E\u635F\u574F\u6216\u4E0D\u5B8C\u6574`, `The gzip data of ${name} is damaged or cut off`);
  if (!(error instanceof CsvError)) return error;
  const line = String("lines" in error ? error.lines : "?");
  if (error.code === "CSV_MAX_RECORD_SIZE")
    return new ImportError(
      `${name} \u5230\u7B2C ${line} \u884C\u4E3A\u6B62\u7684\u4E00\u6761\u8BB0\u5F55\u8D85\u8FC7 ${limits.record.toLocaleString("en")} \u5B57\u8282\uFF0C\u53EF\u80FD\u5C11\u4E86\u4E00\u4E2A\u5F15\u53F7`,
      `A record of ${name} that ends behind line ${line} is longer than ${limits.record.toLocaleString("en")} bytes: maybe a quote is missing`
    );
  return new ImportError(
    `${name} \u4E0D\u662F\u6B63\u786E\u7684 CSV\uFF08\u7B2C ${line} \u884C\u9644\u8FD1\uFF09\uFF1A${error.message}`,
    `${name} is not proper CSV (near line ${line}): ${error.message}`
  );
};

// platform/ingest/import/reading/parse.ts
import { parse as parse2 } from "csv-parse";

// platform/ingest/import/reading/delimiter.ts
import { parse } from "csv-parse/sync";
var candidates = [",", ";", "	", "|"];
var named = /^[^,;\t|]/;
var said = /^\ufeff?"?sep=((?!["\w])[\t -~])"?(?:[\r\n]|$)/i;
var RECORDS = 11;
var dialect = ({ record }) => ({
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: record
});
var isSaid = (fields, delimiter) => fields.join(delimiter).toLowerCase() === `sep=${delimiter}`;
var firstRecords = (text, isWhole, delimiter, limits) => {
  const records = [];
  try {
    parse(text, {
      ...dialect(limits),
      delimiter,
      skip_empty_lines: true,
      to: RECORDS,
      on_record: (fields) => void records.push(fields)
    });
  } catch {
  }
  return isWhole || records.length === RECORDS || records.length === 1 ? records : records.slice(0, -1);
};
var scoreOf = ([header, ...next]) => {
  if (!header || header.length < 2) return 0;
  const names = header.filter((name) => named.test(name)).length;
  const alike = next.filter(({ length }) => length === header.length).length;
  return names * (1 + alike) / (1 + next.length);
};
var delimiterOf = (text, isWhole, limits) => {
  const own = said.exec(text)?.[1];
  if (own !== void 0) return own;
  let best = { delimiter: ",", score: 0 };
  for (const delimiter of candidates) {
    const score = scoreOf(firstRecords(text, isWhole, delimiter, limits));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
};

// platform/ingest/import/reading/text.ts
import { createReadStream } from "node:fs";
import { Transform } from "node:stream";
import { createGunzip } from "node:zlib";
var CHUNK = 1 << 18;
var decoding = (name, encoding) => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const isUtf8 = decoder.encoding === "utf-8";
  const decode = (chunk) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw isUtf8 ? wrongEncoding(name, "GBK", "gb18030") : new ImportError(`${name} \u4E0D\u662F ${encoding} \u6587\u672C`, `${name} is not ${encoding} text`, "encoding");
    }
  };
  return new Transform({
    transform(chunk, _, done) {
      try {
        const text = decode(chunk);
        done(null, isUtf8 ? chunk : Buffer.from(text));
      } catch (error) {
        done(error);
      }
    },
    flush(done) {
      try {
        const text = decode(void 0);
        done(null, isUtf8 || text === "" ? void 0 : Buffer.from(text));
      } catch (error) {
        done(error);
      }
    }
  });
};
var openBytes = ({ path, kind }, ...rest) => {
  const file = createReadStream(path, { highWaterMark: CHUNK });
  return { file, ...chain(file, ...kind === "gzip" ? [createGunzip({ chunkSize: CHUNK })] : [], ...rest) };
};
var openText = (source, encoding, limits, into) => {
  const { name, kind } = source;
  const weigh = byteBound(name, limits, kind === "gzip" ? () => text.file.bytesRead : void 0);
  const text = openBytes(
    source,
    until((chunk) => weigh(chunk.length)),
    decoding(name, encoding),
    boundLines(name, limits),
    into
  );
  return text;
};

// platform/ingest/import/reading/look.ts
var SAMPLE = 1 << 17;
var marks = [
  ["utf-8", Buffer.from([239, 187, 191])],
  ["utf-16le", Buffer.from([255, 254])],
  ["utf-16be", Buffer.from([254, 255])]
];
var sampleOf = async (source) => {
  const { out, close } = openBytes(source);
  const chunks = [];
  let size = 0;
  try {
    for await (const chunk of out) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= SAMPLE) return { bytes: Buffer.concat(chunks).subarray(0, SAMPLE), isWhole: false };
    }
    return { bytes: Buffer.concat(chunks), isWhole: true };
  } finally {
    close();
  }
};
var lookAt = async (source, limits) => {
  const { name } = source;
  const { bytes, isWhole } = await sampleOf(source);
  if (bytes.toString("latin1", 0, 4) === "PK")
    throw new ImportError(
      `${name} \u91CC\u662F\u538B\u7F29\u8FC7\u7684 Excel \u6587\u4EF6\uFF1A\u8BF7\u76F4\u63A5\u4F7F\u7528 .xlsx`,
      `${name} holds an Excel file: take the .xlsx itself`
    );
  const [marked] = marks.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark)) ?? [];
  const encoding = marked ?? new TextDecoder(source.encoding).encoding;
  if (encoding === "utf-8" && bytes.length > 3) {
    if (bytes[1] === 0 && bytes[3] === 0) throw wrongEncoding(name, "UTF-16", "utf-16le");
    if (bytes[0] === 0 && bytes[2] === 0) throw wrongEncoding(name, "UTF-16", "utf-16be");
  }
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isWhole });
  return { encoding, delimiter: delimiterOf(text, isWhole, limits) };
};

// platform/ingest/import/reading/parse.ts
var linesIn = (fields) => {
  let count = 0;
  for (const field of fields) if (field.includes("\n")) count += field.split("\n").length - 1;
  return count;
};
async function* parseRecords(source, limits, onBytes) {
  const { name } = source;
  const { encoding, delimiter } = await lookAt(source, limits);
  const parser = parse2({ ...dialect(limits), delimiter });
  const { file, out, close } = openText(source, encoding, limits, parser);
  if (onBytes) file.on("data", (chunk) => onBytes(chunk));
  let next = 1;
  let empty = 0;
  try {
    for await (const fields of out) {
      const line = next;
      next += 1 + linesIn(fields);
      if (fields.length === 1 && fields[0] === "") {
        if (++empty > limits.emptyLines) throw tooEmpty(name, limits);
        continue;
      }
      if (fields.length > limits.columns) throw tooWide(name, limits, line);
      if (line === 1 && isSaid(fields, delimiter)) continue;
      yield { record: { fields, line }, bytes: file.bytesRead };
    }
  } finally {
    close();
  }
}

// platform/ingest/import/reading/thread.ts
var BATCH = 500;
var BATCH_TEXT = 1e6;
var AHEAD = 2;
var port = parentPort;
if (!port) throw new Error("this is the program of a thread");
var say = (said2) => port.postMessage(said2);
var workbookRecords = async (source, limits) => (await import("./records-DE373OG2.js")).workbookRecords(source, limits);
var recordsOf = async (source, limits, hash) => source.kind === "zip" ? workbookRecords(source, limits) : parseRecords(source, limits, hash && ((chunk) => void hash.update(chunk)));
var sendRecords = async ({ source, limits, most, isHashed }) => {
  const hash = isHashed ? createHash("sha256") : void 0;
  let batch = [];
  let text = 0;
  let count = 0;
  let untaken = 0;
  const taken = ({ kind }) => {
    if (kind === "more") untaken--;
  };
  port.on("message", taken);
  const send = async (bytes) => {
    say({ kind: "batch", records: batch, bytes });
    batch = [];
    text = 0;
    untaken++;
    while (untaken >= AHEAD) await once(port, "message");
  };
  try {
    let read2 = 0;
    for await (const { record, bytes } of await recordsOf(source, limits, hash)) {
      read2 = bytes;
      batch.push(record);
      for (const field of record.fields) text += field.length;
      count++;
      if (count === most) break;
      if (batch.length === BATCH || text > BATCH_TEXT) await send(bytes);
    }
    if (batch.length > 0) say({ kind: "batch", records: batch, bytes: read2 });
    if (hash && source.kind === "zip") await pipeline(createReadStream2(source.path), hash);
    return hash?.digest("hex") ?? "";
  } finally {
    port.off("message", taken);
  }
};
var read = async (ask) => {
  try {
    say({ kind: "done", sha256: await sendRecords(ask) });
  } catch (error) {
    const why = explain(ask.source, ask.limits, error);
    if (why instanceof ImportError) say({ kind: "failed", zh: why.zh, en: why.en, trouble: why.trouble });
    else say({ kind: "broken", message: why instanceof Error ? why.stack ?? why.message : String(why) });
  }
};
port.on("message", (ask) => {
  if (ask.kind !== "more") void read(ask);
});
//# sourceMappingURL=reader.js.map
