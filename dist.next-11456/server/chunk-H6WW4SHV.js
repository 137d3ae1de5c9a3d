// shared/api/endpoint.ts
var endpoint = (definition) => definition;

// shared/i18n/texts.ts
var defineWords = (rows) => {
  const of = (place) => Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [key, row[place]])
  );
  return { zh: of(0), en: of(1) };
};
var fill = (text, params) => params ? text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole)) : text;
var translator = (tables, language) => (key, params) => fill(tables[language][key] ?? key, params);
var translators = (tables) => ({
  zh: translator(tables, "zh"),
  en: translator(tables, "en")
});
var allTexts = (...tables) => {
  const of = (language) => Object.assign({}, ...tables.map((table) => table[language]));
  return { zh: of("zh"), en: of("en") };
};
var joinTexts = (a, b) => allTexts(a, b);

// shared/i18n/base.ts
var baseTexts = defineWords({
  "product.name": ["\u6F6E\u5C4F", "Tidewall"],
  "product.demo": ["\u6F14\u793A\u6570\u636E", "Demo data"],
  "error.network": ["\u8BF7\u6C42\u8D85\u65F6, \u8BF7\u68C0\u67E5\u7F51\u7EDC!", "Request timed out, please check the network"],
  "error.denied": ["\u65E0\u8BBF\u95EE\u6743\u9650", "No access"],
  "error.tooMany": ["\u64CD\u4F5C\u8FC7\u4E8E\u9891\u7E41\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5", "Too many requests"]
});

// shared/access/screens.ts
var groups = {
  merchantsTeam: { path: "/merchantsTeam", title: "group.merchantsTeam", icon: "handshake" },
  directlyTeam: { path: "/directlyTeam", title: "group.directlyTeam", icon: "team" },
  shopManage: { path: "/shopManage", title: "group.shopManage", icon: "shop" },
  orderTrend: { path: "/orderTrend", title: "group.orderTrend", icon: "trend" },
  bossFilmCutter: {
    path: "/bossFilmCutter",
    title: "group.bossFilmCutter",
    icon: "film",
    start: "filmHome",
    cutterStart: "clipTasks"
  },
  dataDisplay: { path: "/dataDisplay", title: "group.dataDisplay", icon: "wall" }
};
var publicScreen = { app: "console", public: true, hidden: true };
var page = { app: "console" };
var later = { ...page, coming: true };
var screens = {
  login: { ...publicScreen, path: "/login", title: "screen.login" },
  register: { ...publicScreen, path: "/register", title: "screen.register" },
  forgetPassword: { ...publicScreen, path: "/forgetPassword", title: "screen.forgetPassword" },
  policy: { ...publicScreen, path: "/policy", title: "screen.policy" },
  notFound: { ...publicScreen, path: "/404", title: "screen.notFound" },
  console: {
    ...page,
    path: "/console",
    title: "screen.console",
    titles: { shops: "screen.dataBoard" },
    icon: "pulse"
  },
  dataBoard: {
    ...page,
    path: "/console2/console2",
    title: "screen.dataBoard",
    titles: { shops: "screen.affiliateBoard" },
    icon: "board",
    aliases: ["/console2"]
  },
  product: {
    ...page,
    path: "/product/product",
    title: "screen.product",
    titles: { affiliate: "screen.productAffiliate", shops: "screen.productShops" },
    icon: "box",
    aliases: ["/product"]
  },
  category: { ...page, path: "/category/category", title: "screen.category", icon: "star", aliases: ["/category"] },
  goodsAnalyse: { ...page, path: "/goodsAnalyse", title: "screen.goodsAnalyse", hidden: true, follows: "product" },
  orders: { ...page, path: "/orderAll/orderAll", title: "screen.orders", icon: "orders", aliases: ["/orderAll"] },
  dataAnalysis: {
    ...page,
    path: "/dataAnalysis/dataAnalysis",
    title: "screen.dataAnalysis",
    icon: "analysis",
    aliases: ["/dataAnalysis"]
  },
  bills: { ...later, path: "/financial/financial", title: "screen.bills", icon: "bill", aliases: ["/financial"] },
  billOrder: { ...later, path: "/financial/order", title: "screen.billOrder", hidden: true, follows: "bills" },
  merchantsTeamMent: {
    ...later,
    path: "/merchantsTeam/merchantsTeamMent",
    title: "screen.merchantsTeamMent",
    group: "merchantsTeam"
  },
  merchantsTeamData: {
    ...later,
    path: "/merchantsTeam/merchantsTeamData",
    title: "screen.merchantsTeamData",
    group: "merchantsTeam"
  },
  directlyUnder: {
    ...later,
    path: "/merchantsTeam/directlyUnder",
    title: "screen.directlyUnder",
    group: "merchantsTeam"
  },
  associated: { ...later, path: "/merchantsTeam/associated", title: "screen.associated", group: "merchantsTeam" },
  management: { ...later, path: "/directlyTeam/management", title: "screen.management", group: "directlyTeam" },
  directlyData: { ...later, path: "/directlyTeam/directlyData", title: "screen.directlyData", group: "directlyTeam" },
  directlyOrder: {
    ...later,
    path: "/directlyTeam/directlyOrder",
    title: "screen.directlyOrder",
    group: "directlyTeam"
  },
  permissions: { ...page, path: "/directlyTeam/permissions", title: "screen.permissions", group: "directlyTeam" },
  team: { ...page, path: "/team/team", title: "screen.team", icon: "team", aliases: ["/team"] },
  tkspy: { ...page, path: "/tkspy/tkspy", title: "screen.tkspy", icon: "radar", aliases: ["/tkspy"] },
  forFlow: { ...later, path: "/forFlow/forFlow", title: "screen.forFlow", icon: "ads", aliases: ["/forFlow"] },
  liveData: { ...later, path: "/liveData/liveData", title: "screen.liveData", icon: "live", aliases: ["/liveData"] },
  liveRoom: { ...later, path: "/lives/indexs", title: "screen.liveRoom", hidden: true, follows: "liveData" },
  matrix: { ...later, path: "/matrix/matrix", title: "screen.matrix", icon: "shop", aliases: ["/matrix"] },
  mncPlatform: {
    ...later,
    path: "/mncPlatform/mncPlatform",
    title: "screen.mncPlatform",
    icon: "network",
    aliases: ["/mncPlatform"]
  },
  shopEmpower: { ...later, path: "/shopManage/shopEmpower", title: "screen.shopEmpower", group: "shopManage" },
  shopCopy: { ...later, path: "/shopManage/shopCopy", title: "screen.shopCopy", group: "shopManage" },
  orderTrend: { ...page, path: "/orderTrend/orderTrend", title: "screen.orderTrend", group: "orderTrend" },
  skuTrend: { ...page, path: "/orderTrend/skuTrend", title: "screen.skuTrend", group: "orderTrend" },
  clipScreen: {
    app: "display",
    coming: true,
    path: "/bossFilmCutter/screenOut",
    title: "screen.clipScreen",
    group: "bossFilmCutter"
  },
  filmHome: { ...later, path: "/bossFilmCutter/filmHome", title: "screen.filmHome", group: "bossFilmCutter" },
  filmDetails: { ...later, path: "/bossFilmCutter/filmDetails", title: "screen.filmDetails", group: "bossFilmCutter" },
  clipTasks: { ...later, path: "/bossFilmCutter/index", title: "screen.clipTasks", group: "bossFilmCutter" },
  clipDemand: { ...later, path: "/bossFilmCutter/operating", title: "screen.clipDemand", group: "bossFilmCutter" },
  starLibrary: { ...later, path: "/OriginalBank", title: "screen.starLibrary", icon: "library" },
  businessCentre: {
    ...later,
    path: "/businessCenter/index",
    title: "screen.businessCentre",
    icon: "deal",
    aliases: ["/businessCenter"]
  },
  ttAccount: {
    ...later,
    path: "/ttAccount/index",
    title: "screen.ttAccount",
    icon: "account",
    aliases: ["/ttAccount"]
  },
  dataScreen: { app: "display", path: "/dataDisplay/index", title: "screen.dataScreen", group: "dataDisplay" },
  smartScreen: {
    app: "display",
    coming: true,
    path: "/dataDisplay/smart",
    title: "screen.smartScreen",
    group: "dataDisplay"
  },
  academy: {
    ...later,
    path: "/articleList/articleList",
    title: "screen.academy",
    icon: "book",
    aliases: ["/articleList"]
  },
  outbox: { ...page, path: "/dev/outbox", title: "screen.outbox", icon: "mail" }
};
var screenIds = Object.keys(screens);
var screenRow = (id) => screens[id];
var guardedScreens = screenIds.filter((id) => !screenRow(id).public);
var groupIds = Object.keys(groups);
var screensOf = (group) => guardedScreens.filter((id) => screenRow(id).group === group);
var displayPaths = screenIds.filter((id) => screens[id].app === "display").map((id) => screens[id].path);

export {
  endpoint,
  screenRow,
  guardedScreens,
  screensOf,
  displayPaths,
  defineWords,
  translators,
  allTexts,
  joinTexts,
  baseTexts
};
//# sourceMappingURL=chunk-H6WW4SHV.js.map
