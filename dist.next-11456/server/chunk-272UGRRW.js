// platform/ingest/import/error.ts
var ImportError = class extends Error {
  name = "ImportError";
  zh;
  en;
  trouble;
  constructor(zh, en, trouble) {
    super(`${zh}
${en}`);
    this.zh = zh;
    this.en = en;
    this.trouble = trouble;
  }
};

export {
  ImportError
};
//# sourceMappingURL=chunk-272UGRRW.js.map
