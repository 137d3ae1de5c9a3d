// platform/queries/account/company-line.ts
var clock = (hour) => `${String(hour).padStart(2, "0")}:00`;
var companyLine = ({ name, zone, cut_hour, currency, made }) => {
  const zh = `\u516C\u53F8\u201C${name}\u201D${made ? "\u5DF2\u65B0\u5EFA" : "\u6CBF\u7528\u539F\u6709\u8BBE\u7F6E"}\uFF1A\u65F6\u533A ${zone}\uFF0C\u6BCF\u5929\u4ECE ${clock(cut_hour)} \u8D77\u7B97\uFF0C\u5E01\u79CD ${currency}`;
  const en = `The company "${name}" ${made ? "is new" : "stands as it was"}: time zone ${zone}, its days begin at ${clock(cut_hour)}, its amounts are in ${currency}`;
  return `${zh}\uFF1B\u53EF\u5728\u63A7\u5236\u53F0\u201C\u8D26\u53F7\u83DC\u5355 \u203A \u516C\u53F8\u8BBE\u7F6E\u201D\u4E2D\u66F4\u6539\u3002 ${en}; they can be changed in the console, account menu \u203A Company settings.`;
};

export {
  companyLine
};
//# sourceMappingURL=chunk-JM2JY2TU.js.map
