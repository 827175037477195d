import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { forgetHeardPresses } from "#platform/browser/presses.ts";
import { retryPageData } from "#platform/browser/retry-page-data.ts";
import { watchArrivals } from "./shell/page-loads/open-document.ts";
import { preserveEarlyText } from "./shell/page-loads/preserve-early-text.ts";
import { reloadOnFailedChunk } from "./shell/page-loads/reload-on-failed-chunk.ts";
import { readPageTrade } from "./shell/page-trade.ts";

// Schemas come later, with zod, which would otherwise try whether the policy allows eval.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
readPageTrade(document.documentElement);
reloadOnFailedChunk();
retryPageData();
watchArrivals();
preserveEarlyText();
forgetHeardPresses();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
