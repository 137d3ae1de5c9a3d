// shared/access/mode.ts
var modeOf = ({ current_version, isadVersion }) => {
  if (current_version === 9) return "shops";
  if (isadVersion === 5) return "meta";
  return current_version === 1 ? "ads" : "affiliate";
};
var deniedByMode = (record, mode) => mode === void 0 || modeOf(record) === mode ? [] : ["not-multi-shop"];

export {
  modeOf,
  deniedByMode
};
//# sourceMappingURL=chunk-JGIHESUF.js.map
