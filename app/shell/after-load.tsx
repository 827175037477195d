import { PrefetchOnIntent } from "./prefetch-on-intent.tsx";
import { UpdatePopup } from "./update-popup/update-popup.tsx";

/** What every page has and none needs at first: its code loads after the page works. */
export function AfterLoad() {
  return (
    <>
      <UpdatePopup />
      <PrefetchOnIntent />
    </>
  );
}
