import { removeTemporaryFolder } from "./temporary-folder.ts";

// The product as `npm start` runs it, on temporary data.
process.on("exit", () => removeTemporaryFolder(process.env.DATA_DIR ?? ""));
await import("../../scripts/start.ts");
