import { DEFAULT_WORDING, setWordingSource, type Wording } from "#contract/values/wording.ts";

/** The attributes of `<html>` with which a page tells its browser what its texts are made of. */
export function toWordingAttributes({ lang = DEFAULT_WORDING.lang, noun }: Partial<Wording>) {
  return { lang, "data-one": noun?.one, "data-many": noun?.many };
}

/** Makes the browser's texts those of the page, before React renders any. */
export function readPageWording({ lang, dataset }: HTMLElement): void {
  const { one, many } = dataset;
  const noun = one && many ? { one, many } : DEFAULT_WORDING.noun;
  setWordingSource(() => ({ lang: lang || DEFAULT_WORDING.lang, noun }));
}
