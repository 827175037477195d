import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { retryPageData } from "#platform/retry-page-data.ts";
import { watchArrivals } from "./shell/page-loads/open-document.ts";
import { preserveTypedText } from "./shell/page-loads/preserve-typed-text.ts";
import { reloadOnFailedChunk } from "./shell/page-loads/reload-on-failed-chunk.ts";

reloadOnFailedChunk();
retryPageData();
watchArrivals();
preserveTypedText();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
