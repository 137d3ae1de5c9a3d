import {
  ensurePostgres
} from "./chunk-4TCQFVDP.js";

// platform/db/with-server.ts
import { join, resolve } from "node:path";
var withServer = async (env, work) => {
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  const dataDir = join(resolve(env.DATA_DIR || ".data"), "postgres");
  const postgres = await ensurePostgres({ dataDir, durable: true, log: () => {
  } });
  try {
    return await work(postgres.url);
  } finally {
    if (!postgres.adopted) await postgres.stop();
  }
};

export {
  withServer
};
//# sourceMappingURL=chunk-MQAPMTZ4.js.map
