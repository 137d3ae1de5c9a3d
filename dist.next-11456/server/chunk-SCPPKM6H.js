import {
  ImportError
} from "./chunk-272UGRRW.js";

// platform/ingest/import/reading/bounds.ts
import { Transform } from "node:stream";
var RATIO_FROM = 1024 * 1024;
var [CR, LF] = [13, 10];
var shown = (value) => value.toLocaleString("en");
var until = (refuse) => new Transform({
  transform(chunk, _, done) {
    const error = refuse(chunk);
    if (error) done(error);
    else done(null, chunk);
  }
});
var tooLarge = (name, { bytes }) => new ImportError(
  `${name} \u7684\u6587\u672C\u8D85\u8FC7 ${shown(bytes / 1024 ** 2)} MB\uFF1A\u8BF7\u5206\u6210\u51E0\u4E2A\u6587\u4EF6`,
  `The text of ${name} is larger than ${shown(bytes / 1024 ** 2)} MB: divide it into several files`
);
var byteBound = (name, limits, packed) => {
  let size = 0;
  return (bytes) => {
    size += bytes;
    if (size > limits.bytes) return tooLarge(name, limits);
    if (packed && size > RATIO_FROM && size > packed() * limits.ratio)
      return new ImportError(
        `${name} \u89E3\u538B\u540E\u8D85\u8FC7\u538B\u7F29\u5305\u7684 ${limits.ratio} \u500D\uFF0C\u4E0D\u662F\u6B63\u5E38\u7684\u8868\u683C`,
        `${name} unpacks to more than ${limits.ratio} times its size: it is no ordinary table`
      );
    return void 0;
  };
};
var breaksIn = (chunk, byte) => {
  let count = 0;
  for (let at = chunk.indexOf(byte); at >= 0; at = chunk.indexOf(byte, at + 1)) count++;
  return count;
};
var tooEmpty = (name, { emptyLines }) => new ImportError(
  `${name} \u7684\u7A7A\u884C\u8D85\u8FC7 ${shown(emptyLines)} \u884C\uFF0C\u8BF7\u5220\u9664\u7A7A\u884C\u540E\u518D\u5BFC\u5165`,
  `${name} has more than ${shown(emptyLines)} empty lines: remove them and try again`
);
var tooLong = (name, { lines }) => new ImportError(
  `${name} \u8D85\u8FC7 ${shown(lines)} \u884C\uFF1A\u8BF7\u5206\u6210\u51E0\u4E2A\u6587\u4EF6`,
  `${name} has more than ${shown(lines)} lines: divide it into several files`
);
var tooWide = (name, { columns }, line) => new ImportError(`${name} \u7B2C ${line} \u884C\u8D85\u8FC7 ${columns} \u5217`, `Line ${line} of ${name} has more than ${columns} columns`);
var boundLines = (name, limits) => {
  let lf = 0;
  let cr = 0;
  return until((chunk) => {
    lf += breaksIn(chunk, LF);
    cr += breaksIn(chunk, CR);
    return Math.max(lf, cr) > limits.lines ? tooLong(name, limits) : void 0;
  });
};

// platform/ingest/import/reading/chain.ts
var chain = (first, ...rest) => {
  const parts = [first, ...rest];
  const out = rest.at(-1) ?? first;
  for (const [i, next] of rest.entries()) {
    const part = parts[i];
    part?.on("error", (error) => void out.destroy(error));
    part?.pipe(next);
  }
  return {
    out,
    close: () => {
      for (const part of parts) part.destroy();
    }
  };
};

export {
  until,
  tooLarge,
  byteBound,
  tooEmpty,
  tooLong,
  tooWide,
  boundLines,
  chain
};
//# sourceMappingURL=chunk-SCPPKM6H.js.map
