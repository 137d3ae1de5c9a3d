import {
  SmsFailed
} from "./chunk-WU6WYIKP.js";
import "./chunk-UAWBPTDW.js";

// platform/sms/aliyun.ts
import { createRequire } from "node:module";
var aboutNumber = /* @__PURE__ */ new Set(["isv.MOBILE_NUMBER_ILLEGAL", "isv.BUSINESS_LIMIT_CONTROL"]);
var LIMIT_MS = 1e4;
var textOf = (value, name) => {
  const found = typeof value === "object" && value !== null ? Reflect.get(value, name) : void 0;
  return typeof found === "string" ? found : void 0;
};
var failure = (code) => new SmsFailed(code ?? "no code", aboutNumber.has(code ?? "") ? "number" : "provider");
var aliyunProvider = (settings) => {
  const load = createRequire(import.meta.url);
  const sms = load("@alicloud/dysmsapi20170525");
  const core = load("@alicloud/openapi-core");
  const { protocol, host } = new URL(settings.endpoint);
  const client = new sms.default(
    new core.$OpenApiUtil.Config({
      accessKeyId: settings.keyId,
      accessKeySecret: settings.keySecret,
      endpoint: host,
      protocol: protocol.replace(":", ""),
      connectTimeout: LIMIT_MS,
      readTimeout: LIMIT_MS
    })
  );
  return {
    name: "aliyun",
    send: async ({ mobile, code }) => {
      const request = new sms.SendSmsRequest({
        phoneNumbers: mobile,
        signName: settings.sign,
        templateCode: settings.template,
        templateParam: JSON.stringify({ code })
      });
      const { body } = await client.sendSms(request).catch((error) => {
        throw failure(textOf(error, "code") ?? textOf(error, "name"));
      });
      if (body?.code !== "OK") throw failure(body?.code);
    }
  };
};
export {
  aliyunProvider
};
//# sourceMappingURL=aliyun-IW6I3GDI.js.map
