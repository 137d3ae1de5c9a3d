import {
  dayText
} from "./chunk-VAUNG2ZZ.js";
import {
  byteBound,
  chain,
  tooEmpty,
  tooLarge,
  tooLong,
  tooWide,
  until
} from "./chunk-SCPPKM6H.js";
import {
  ImportError
} from "./chunk-272UGRRW.js";
import "./chunk-UAWBPTDW.js";

// platform/ingest/import/reading/xlsx/book.ts
import { posix } from "node:path";

// platform/ingest/import/reading/xlsx/damaged.ts
var damaged = (name, why) => new ImportError(
  `${name} \u4E0D\u662F\u5B8C\u597D\u7684 Excel \u6587\u4EF6\uFF0C\u8BF7\u91CD\u65B0\u5BFC\u51FA\u6216\u4E0B\u8F7D\uFF1A${why}`,
  `${name} is no intact Excel file, export or download it again: ${why}`
);

// platform/ingest/import/reading/xlsx/formats.ts
var isTimeId = (id) => id >= 14 && id <= 22 || id >= 27 && id <= 36 || id >= 45 && id <= 47 || id >= 50 && id <= 58;
var isPercentId = (id) => id === 9 || id === 10;
var bare = (code) => code.replace(/"[^"]*"|[\\_*]./g, "").replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, "").replace(/;.*$/s, "").replace(/general/i, "").replace(/s\.0+/gi, "s");
var kindOf = (id, code) => {
  if (code === void 0) return isTimeId(id) ? "time" : isPercentId(id) ? "percent" : "number";
  const marks = bare(code);
  if (marks.includes("%")) return "percent";
  return /[ymdhse]/i.test(marks) && !/[0#?]/.test(marks) ? "time" : "number";
};

// platform/ingest/import/reading/xlsx/xml.ts
import { Parser } from "htmlparser2";
var PIECE = 1 << 13;
var MOST_TAG = 1 << 20;
var MOST_DEPTH = 100;
var local = (name) => name.slice(name.indexOf(":") + 1);
async function* readXml(name, part, reader) {
  let depth = 0;
  let isEmpty = true;
  let silence = 0;
  const { attribute, text } = reader;
  const parser = new Parser(
    {
      onopentagname: (tag) => {
        isEmpty = false;
        silence = 0;
        if (++depth > MOST_DEPTH) throw damaged(name, "elements stand too deep in one another");
        reader.open(local(tag));
      },
      onclosetag: (tag) => {
        silence = 0;
        depth--;
        reader.close(local(tag));
      },
      ontext: (piece) => {
        silence = 0;
        text?.(piece);
      },
      ...attribute ? { onattribute: (key, value) => attribute(local(key), value) } : {}
    },
    { xmlMode: true }
  );
  for await (const chunk of part)
    for (let at = 0; at < chunk.length; at += PIECE) {
      silence += PIECE;
      if (silence > MOST_TAG) throw damaged(name, "a tag does not end");
      parser.write(chunk.slice(at, at + PIECE));
      yield;
    }
  if (isEmpty || depth > 0) throw damaged(name, "an XML part is cut off");
}
var readElements = async (name, part, most, take) => {
  const above = [];
  let attributes = /* @__PURE__ */ new Map();
  let isTaken = true;
  const end = () => {
    if (!isTaken) take(above.at(-1) ?? "", attributes, above.at(-2) ?? "");
    isTaken = true;
  };
  const bounded = async function* () {
    let size = 0;
    for await (const chunk of part) {
      size += chunk.length;
      if (size > most) throw damaged(name, `a list in it is longer than ${most.toLocaleString("en")} characters`);
      yield chunk;
    }
  };
  const steps = readXml(name, bounded(), {
    open: (element) => {
      end();
      above.push(element);
      attributes = /* @__PURE__ */ new Map();
      isTaken = false;
    },
    attribute: (key, value) => void attributes.set(key, value),
    close: () => {
      end();
      above.pop();
    }
  });
  for await (const _ of steps) ;
};

// platform/ingest/import/reading/xlsx/book.ts
var relationsOf = async (zip, name, part, limits) => {
  const { dir, base } = posix.parse(part);
  const path = posix.join(dir, "_rels", `${base}.rels`);
  const relations = /* @__PURE__ */ new Map();
  if (!zip.has(path)) return relations;
  await readElements(name, zip.text(path), limits.partBytes, (element, attributes) => {
    const [id, type, target] = ["Id", "Type", "Target"].map((key) => attributes.get(key));
    if (element !== "Relationship" || !id || !type || !target || attributes.get("TargetMode") === "External") return;
    const resolved = posix.join("/", target.startsWith("/") ? "" : dir, target).slice(1);
    relations.set(id, { kind: type.slice(type.lastIndexOf("/") + 1), path: resolved });
  });
  return relations;
};
var noBook = (zip, name) => {
  if (zip.has("xl/workbook.bin"))
    return new ImportError(
      `${name} \u662F\u4E8C\u8FDB\u5236 Excel \u6587\u4EF6\uFF08.xlsb\uFF09\uFF1A\u8BF7\u53E6\u5B58\u4E3A .xlsx \u6216 CSV`,
      `${name} is a binary Excel file (.xlsb): save it as .xlsx or CSV`
    );
  if (zip.has("content.xml"))
    return new ImportError(
      `${name} \u662F OpenDocument \u6587\u4EF6\uFF08.ods\uFF09\uFF1A\u8BF7\u53E6\u5B58\u4E3A .xlsx \u6216 CSV`,
      `${name} is an OpenDocument file (.ods): save it as .xlsx or CSV`
    );
  return new ImportError(
    `${name} \u662F\u538B\u7F29\u5305\uFF08zip\uFF09\uFF0C\u4E0D\u662F Excel \u6587\u4EF6\uFF1A\u8BF7\u89E3\u538B\u540E\u9010\u4E2A\u5BFC\u5165`,
    `${name} is a zip archive and no Excel file: unpack it and import what is in it`
  );
};
var bookPath = async (zip, name, limits) => {
  const relations = [...(await relationsOf(zip, name, "", limits)).values()];
  const path = relations.find(({ kind }) => kind === "officeDocument")?.path ?? "xl/workbook.xml";
  if (!zip.has(path) || /\.bin$/i.test(path)) throw noBook(zip, name);
  return path;
};
var kindsOf = async (part, name, limits) => {
  const codes = /* @__PURE__ */ new Map();
  const kinds = [];
  await readElements(name, part, limits.partBytes, (element, attributes, parent) => {
    const id = Number(attributes.get("numFmtId"));
    if (element === "numFmt") codes.set(id, attributes.get("formatCode") ?? "");
    else if (element === "xf" && parent === "cellXfs") kinds.push(kindOf(id, codes.get(id)));
  });
  return kinds;
};
var readBook = async (zip, name, limits) => {
  const path = await bookPath(zip, name, limits);
  const relations = await relationsOf(zip, name, path, limits);
  const shown = [];
  const hidden = [];
  let is1904 = false;
  await readElements(name, zip.text(path), limits.partBytes, (element, attributes, parent) => {
    if (parent === "" && element !== "workbook") throw noBook(zip, name);
    if (element === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes.get("date1904") ?? "");
    const relation = element === "sheet" ? relations.get(attributes.get("id") ?? "") : void 0;
    if (relation?.kind !== "worksheet") return;
    if (!zip.has(relation.path)) throw damaged(name, `${relation.path} is missing`);
    const isShown = (attributes.get("state") ?? "visible") === "visible";
    (isShown ? shown : hidden).push(relation.path);
  });
  const sheets = [...shown, ...hidden];
  if (sheets.length === 0) throw new ImportError(`${name} \u91CC\u6CA1\u6709\u5DE5\u4F5C\u8868`, `${name} has no sheet with cells`);
  const partOf = (kind) => [...relations.values()].find((relation) => relation.kind === kind)?.path;
  const styles = partOf("styles");
  return {
    sheets,
    texts: partOf("sharedStrings"),
    kinds: styles === void 0 ? [] : await kindsOf(zip.text(styles), name, limits),
    is1904
  };
};

// platform/ingest/import/reading/xlsx/shared-texts.ts
var PAGE = 1 << 20;
var written = /_x([0-9a-f]{4})_/gi;
var unescaped = (text) => text.includes("_x") ? text.replace(written, (_, code) => String.fromCharCode(Number.parseInt(code, 16))) : text;
var RichText = class {
  #tooLong;
  #most;
  #text = "";
  #isIn = false;
  #aside = 0;
  constructor(most, tooLong2) {
    this.#most = most;
    this.#tooLong = tooLong2;
  }
  open(name) {
    if (name === "rPh") this.#aside++;
    else if (name === "t") this.#isIn = this.#aside === 0;
  }
  close(name) {
    if (name === "rPh") this.#aside--;
    else if (name === "t") this.#isIn = false;
  }
  add(piece) {
    if (!this.#isIn) return;
    this.#text += piece;
    if (this.#text.length > this.#most) throw this.#tooLong();
  }
  take() {
    const text = unescaped(this.#text);
    this.#text = "";
    return text;
  }
};
var SharedTexts = class {
  #name;
  #limits;
  #steps;
  #pages = [];
  #starts = new Uint32Array(1024);
  #count = 0;
  #end = 0;
  #bytes = 0;
  /** @param part the workbook's `sharedStrings`; none when it has no shared texts */
  constructor(name, part, limits) {
    this.#name = name;
    this.#limits = limits;
    const text = new RichText(limits.record, () => damaged(name, "a text in it is too long for a cell"));
    this.#steps = part && readXml(name, part, {
      open: (element) => text.open(element),
      text: (piece) => text.add(piece),
      close: (element) => {
        text.close(element);
        if (element === "si") this.#add(text.take());
      }
    });
  }
  #add(text) {
    const { sharedTexts, sharedBytes } = this.#limits;
    const size = Buffer.byteLength(text);
    this.#bytes += size;
    if (this.#count === sharedTexts || this.#bytes > sharedBytes)
      throw new ImportError(
        `${this.#name} \u7684\u4E0D\u540C\u6587\u672C\u8D85\u8FC7 ${sharedTexts.toLocaleString("en")} \u4E2A\u6216 ${sharedBytes / 1024 ** 2} MB\uFF1A\u8BF7\u53E6\u5B58\u4E3A CSV`,
        `${this.#name} has more than ${sharedTexts.toLocaleString("en")} different texts, or ${sharedBytes / 1024 ** 2} MB of them: save it as CSV`
      );
    if (this.#count === this.#starts.length) {
      const wider = new Uint32Array(this.#starts.length * 2);
      wider.set(this.#starts);
      this.#starts = wider;
    }
    const needed = size + 4;
    if (this.#end + needed > this.#pages.length * PAGE) {
      this.#end = this.#pages.length * PAGE;
      this.#pages.push(Buffer.allocUnsafe(PAGE));
    }
    const page = this.#pages.at(-1);
    const at = this.#end % PAGE;
    page?.writeUInt32LE(size, at);
    page?.write(text, at + 4);
    this.#starts[this.#count++] = this.#end;
    this.#end += needed;
  }
  /** Reads on until text `index` is there. @throws {ImportError} when there is none */
  async reach(index) {
    while (this.#count <= index)
      if (!this.#steps || (await this.#steps.next()).done)
        throw damaged(this.#name, `text ${index} of its cells is missing`);
  }
  /** Reads what is left, so that damage in it is found. */
  async finish() {
    if (this.#steps) for await (const _ of this.#steps) ;
  }
  /** A text that has been reached. */
  get(index) {
    const start = this.#starts[index] ?? 0;
    const page = this.#pages[Math.floor(start / PAGE)];
    const at = start % PAGE + 4;
    return page?.toString("utf8", at, at + page.readUInt32LE(at - 4)) ?? "";
  }
  async close() {
    await this.#steps?.return(void 0);
  }
};

// platform/ingest/import/reading/xlsx/numbers.ts
var SHOWN = 15;
var MOST_EXPONENT = 400;
var shape = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;
var tidy = (sign, digits, point) => {
  const kept = digits.replace(/^0+/, "");
  return { sign, digits: kept.replace(/0+$/, ""), point: point - (digits.length - kept.length) };
};
var digitsOf = (text) => {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = shape.exec(text) ?? [];
  if (whole + fraction === "" || Math.abs(Number(exponent)) > MOST_EXPONENT) return void 0;
  return tidy(sign === "-" ? "-" : "", whole + fraction, whole.length + Number(exponent));
};
var isLong = ({ digits, point }) => digits.length > SHOWN && digits.length > point;
var rounded = (number) => {
  const { sign, digits, point } = number;
  if (!isLong(number)) return number;
  const kept = String(BigInt(digits.slice(0, SHOWN)) + (digits.charAt(SHOWN) >= "5" ? 1n : 0n));
  return tidy(sign, kept, point + kept.length - SHOWN);
};
var written2 = ({ sign, digits, point }) => {
  if (digits === "") return "0";
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits.padEnd(point, "0");
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
};
var unmistakable = (text) => /\.\d{3}$/.test(text) ? `${text}0` : text;
var plain = (text) => {
  if (/^-?\d+$/.test(text)) return text;
  const number = digitsOf(text);
  if (!number) return text;
  return unmistakable(/^-?\d+\.\d+$/.test(text) && !isLong(number) ? text : written2(rounded(number)));
};
var percent = (text) => {
  const number = digitsOf(text);
  if (!number) return text;
  const { sign, digits, point } = rounded(number);
  return `${unmistakable(written2({ sign, digits, point: point + 2 }))}%`;
};
var DAY = 86400;
var [EPOCH_1900, EPOCH_1904] = [25569, 24107];
var NO_DAY = 60;
var LAST = 2932896;
var dateText = (day, is1904) => {
  if (is1904) return dayText(day - EPOCH_1904);
  if (day === NO_DAY) return "1900-02-29";
  return dayText(day - EPOCH_1900 + (day < NO_DAY ? 1 : 0));
};
var time = (text, is1904) => {
  const seconds = Math.round(Number(text) * DAY);
  const day = Math.floor(seconds / DAY);
  if (!(seconds >= 0 && day - (is1904 ? EPOCH_1904 : EPOCH_1900) <= LAST)) return plain(text);
  const clock = new Date(seconds % DAY * 1e3).toISOString().slice(11, 19);
  return `${dateText(day, is1904)} ${clock}`;
};
var numberText = (text, kind, is1904) => {
  if (kind === "number" || text === "") return plain(text);
  return kind === "percent" ? percent(text) : time(text, is1904);
};

// platform/ingest/import/reading/xlsx/sheet.ts
var longRow = (name, { record }, line) => new ImportError(
  `${name} \u7B2C ${line} \u884C\u8D85\u8FC7 ${record.toLocaleString("en")} \u5B57\u8282`,
  `Line ${line} of ${name} is longer than ${record.toLocaleString("en")} bytes`
);
var columnOf = (reference, fallback) => {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return at > 0 && at < 5 ? column - 1 : fallback;
};
var isoTime = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?$/;
var wholeOr = (text, fallback) => /^\d{1,9}$/.test(text) ? Number(text) : fallback;
var RowReader = class {
  #name;
  #book;
  #limits;
  #take;
  #rich;
  #element = "";
  #line = 0;
  #lines = 0;
  #empty = 0;
  #cells = [];
  #column = -1;
  #type = "";
  #style = 0;
  #value = "";
  #isValue = false;
  #isCell = false;
  constructor(name, book, limits, take) {
    this.#name = name;
    this.#book = book;
    this.#limits = limits;
    this.#take = take;
    this.#rich = new RichText(limits.record, () => longRow(name, limits, this.#line));
  }
  open(element) {
    this.#element = element;
    if (element === "row") {
      this.#line++;
      this.#cells = [];
      this.#column = -1;
      if (++this.#lines > this.#limits.lines) throw tooLong(this.#name, this.#limits);
    } else if (element === "c") {
      this.#isCell = true;
      this.#column++;
      this.#type = "n";
      this.#style = 0;
      this.#value = "";
    } else if (element === "v") this.#isValue = this.#isCell;
    else if (this.#isCell) this.#rich.open(element);
  }
  attribute(key, value) {
    if (this.#element === "c") {
      if (key === "r") this.#column = columnOf(value, this.#column);
      else if (key === "t") this.#type = value;
      else if (key === "s") this.#style = wholeOr(value, 0);
    } else if (this.#element === "row" && key === "r") {
      const line = wholeOr(value, 0);
      if (line > this.#line && line <= this.#limits.lines) this.#line = line;
    }
  }
  text(piece) {
    if (this.#isValue) this.#value += piece;
    else if (this.#isCell) this.#rich.add(piece);
    if (this.#value.length > this.#limits.record) throw longRow(this.#name, this.#limits, this.#line);
  }
  close(element) {
    if (element === "v") this.#isValue = false;
    else if (element === "c") this.#endCell();
    else if (element === "row") this.#endRow();
    else if (this.#isCell) this.#rich.close(element);
  }
  #endCell() {
    this.#isCell = false;
    const inline = this.#rich.take();
    const cell = this.#cell(inline);
    if (cell === "") return;
    if (this.#column >= this.#limits.columns) throw tooWide(this.#name, this.#limits, this.#line);
    this.#cells[this.#column] = cell;
  }
  #cell(inline) {
    const value = this.#value;
    switch (this.#type) {
      case "s":
        return wholeOr(value.trim(), "");
      case "inlineStr":
        return inline;
      case "str":
        return unescaped(value);
      case "b":
        return value === "" ? "" : /^(?:1|true)$/i.test(value.trim()) ? "TRUE" : "FALSE";
      case "e":
        return "";
      case "d":
        return value.trim().replace(isoTime, "$1 $2");
      default:
        return numberText(value.trim(), this.#book.kinds[this.#style] ?? "number", this.#book.is1904);
    }
  }
  #endRow() {
    if (this.#cells.length > 0) this.#take({ line: this.#line, cells: this.#cells });
    else if (++this.#empty > this.#limits.emptyLines) throw tooEmpty(this.#name, this.#limits);
  }
};
async function* sheetRows(name, part, book, limits) {
  let rows = [];
  const reader = new RowReader(name, book, limits, (row) => void rows.push(row));
  const steps = readXml(name, part, {
    open: (element) => reader.open(element),
    attribute: (key, value) => reader.attribute(key, value),
    text: (piece) => reader.text(piece),
    close: (element) => reader.close(element)
  });
  for await (const _ of steps) {
    if (rows.length > 0) yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

// platform/ingest/import/reading/xlsx/zip.ts
import { crc32, createInflateRaw } from "node:zlib";
import { openPromise } from "yauzl";
var CHUNK = 1 << 16;
var [STORED, DEFLATED] = [0, 8];
var MOST_NAME = 4096;
var explain = (name, error) => {
  if (error instanceof ImportError || !(error instanceof Error) || "syscall" in error) return error;
  return /encrypt/i.test(error.message) ? withPassword(name) : damaged(name, error.message);
};
var withPassword = (name) => new ImportError(`${name} \u6709\u5BC6\u7801\uFF1A\u8BF7\u53BB\u6389\u5BC6\u7801\u540E\u518D\u5BFC\u5165`, `${name} has a password: remove it and try again`);
var readEntries = async (zip, name, limits) => {
  if (zip.entryCount > limits.entries)
    throw new ImportError(
      `${name} \u91CC\u8D85\u8FC7 ${limits.entries.toLocaleString("en")} \u4E2A\u6587\u4EF6\uFF0C\u4E0D\u662F\u6B63\u5E38\u7684\u8868\u683C`,
      `${name} holds more than ${limits.entries.toLocaleString("en")} files: it is no ordinary workbook`
    );
  const entries = /* @__PURE__ */ new Map();
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName.toLowerCase();
    const around = entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (around <= MOST_NAME && !entries.has(path)) entries.set(path, entry);
  }
  return entries;
};
var Zip = class _Zip {
  #zip;
  #name;
  #entries;
  #weigh;
  #packed = 0;
  constructor(zip, name, limits, entries) {
    this.#zip = zip;
    this.#name = name;
    this.#entries = entries;
    this.#weigh = byteBound(name, limits, () => this.#packed);
  }
  /** @throws {ImportError} for a damaged archive, names that lead out of it, or too many entries */
  static async open({ path, name }, limits) {
    try {
      const zip = await openPromise(path, { autoClose: false });
      try {
        return new _Zip(zip, name, limits, await readEntries(zip, name, limits));
      } catch (error) {
        zip.close();
        throw error;
      }
    } catch (error) {
      throw explain(name, error);
    }
  }
  /** Packed bytes that have been read. */
  get packed() {
    return this.#packed;
  }
  has(path) {
    return this.#entries.has(path.toLowerCase());
  }
  /**
   * The text of an entry, piece by piece.
   * @throws {ImportError} when it is missing, damaged, no UTF-8, or when more has been unpacked than a file may hold
   */
  async *text(path) {
    const entry = this.#entries.get(path.toLowerCase());
    if (!entry) throw damaged(this.#name, `${path} is missing`);
    if (entry.isEncrypted()) throw withPassword(this.#name);
    const { compressionMethod: method } = entry;
    if (method !== STORED && method !== DEFLATED) throw damaged(this.#name, `${path} is packed by method ${method}`);
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let [size, sum] = [0, 0];
    try {
      for await (const chunk of this.#bytes(entry)) {
        const error = this.#weigh(chunk.length);
        if (error) throw error;
        size += chunk.length;
        sum = crc32(chunk, sum);
        yield decoder.decode(chunk, { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw explain(this.#name, error);
    }
    if (size !== entry.uncompressedSize || sum !== entry.crc32)
      throw damaged(this.#name, `${path} differs from its checksum`);
  }
  async *#bytes(entry) {
    const raw = await this.#zip.openReadStreamPromise(entry, { decodeFileData: false });
    const count = until((chunk) => {
      this.#packed += chunk.length;
      return void 0;
    });
    const inflate = entry.compressionMethod === DEFLATED ? [createInflateRaw({ chunkSize: CHUNK })] : [];
    const { out, close } = chain(raw, count, ...inflate);
    try {
      yield* out;
    } finally {
      close();
    }
  }
  close() {
    this.#zip.close();
  }
};

// platform/ingest/import/reading/xlsx/records.ts
var Records = class {
  #name;
  #limits;
  #texts;
  #width = 0;
  #size = 0;
  #empty = 0;
  constructor(name, limits, texts) {
    this.#name = name;
    this.#limits = limits;
    this.#texts = texts;
  }
  /** Undefined for a row whose texts are all empty. */
  #record({ line, cells }) {
    let size = 0;
    let last = -1;
    const fields = Array.from(cells, (cell, i) => {
      const text = typeof cell === "number" ? this.#texts.get(cell) : cell ?? "";
      size += text.length;
      if (text !== "") last = i;
      return text;
    });
    if (last < 0) {
      if (++this.#empty > this.#limits.emptyLines) throw tooEmpty(this.#name, this.#limits);
      return void 0;
    }
    if (size > this.#limits.record) throw longRow(this.#name, this.#limits, line);
    this.#size += size;
    if (this.#size > this.#limits.bytes) throw tooLarge(this.#name, this.#limits);
    fields.length = last + 1;
    this.#width ||= fields.length;
    while (fields.length < this.#width) fields.push("");
    return { fields, line };
  }
  async *of(batches) {
    for await (const rows of batches) {
      let most = -1;
      for (const { cells } of rows) for (const cell of cells) if (typeof cell === "number" && cell > most) most = cell;
      await this.#texts.reach(most);
      for (const row of rows) {
        const record = this.#record(row);
        if (record) yield record;
      }
    }
  }
};
async function* tableOf(sheets) {
  let only;
  for (const open of sheets) {
    let header;
    let isTable = false;
    for await (const record of open()) {
      if (isTable) yield record;
      else if (header) {
        isTable = true;
        yield header;
        yield record;
      } else header = record;
    }
    if (isTable) return;
    only ??= header;
  }
  if (only) yield only;
}
var sheetsOf = (book, zip, texts, name, limits) => book.sheets.map((path) => () => new Records(name, limits, texts).of(sheetRows(name, zip.text(path), book, limits)));
async function* workbookRecords(source, limits) {
  const { name } = source;
  const zip = await Zip.open(source, limits);
  try {
    const book = await readBook(zip, name, limits);
    const texts = new SharedTexts(name, book.texts === void 0 ? void 0 : zip.text(book.texts), limits);
    try {
      for await (const record of tableOf(sheetsOf(book, zip, texts, name, limits))) yield { record, bytes: zip.packed };
      await texts.finish();
    } finally {
      await texts.close();
    }
  } finally {
    zip.close();
  }
}
export {
  workbookRecords
};
//# sourceMappingURL=records-DE373OG2.js.map
