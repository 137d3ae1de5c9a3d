// platform/sms/provider.ts
var SmsFailed = class extends Error {
  reason;
  about;
  constructor(reason, about = "provider") {
    super(reason);
    this.reason = reason;
    this.about = about;
  }
};

export {
  SmsFailed
};
//# sourceMappingURL=chunk-WU6WYIKP.js.map
