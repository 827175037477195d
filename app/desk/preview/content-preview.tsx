import { useRef, useState } from "react";
import { classNames } from "#design/class-names.ts";
import { listPreviewPages, type PreviewPage } from "./preview-pages.ts";
import { PREVIEW_ACTION, type PreviewState, usePreview } from "./use-preview.ts";

type ContentPreviewProps = {
  /** Path of the file inside the content folder. */
  path: string;
  /** Its text as it is typed. */
  text: string;
};

/** The pages of the site as they would be with a text of a content file, which is stored nowhere. */
export function ContentPreview({ path, text }: ContentPreviewProps) {
  const pages = listPreviewPages(path);
  const framed = pages.filter(({ isFile }) => !isFile);
  const [chosen, setChosen] = useState(framed[0]?.to);
  const [isPhone, setIsPhone] = useState(false);
  const page = framed.find(({ to }) => to === chosen) ?? framed[0];
  const preview = usePreview(path, text, page?.to);
  if (!page) return <p className="text-ink-soft">No page of the site shows this file.</p>;
  return (
    <section aria-label="Preview" className="flex min-h-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {framed.length > 1 ? (
          <Switch
            label="Page"
            options={framed.map(({ to, label }) => ({ value: to, label }))}
            value={page.to}
            onChange={setChosen}
          />
        ) : null}
        <Switch
          label="Width"
          options={[
            { value: "wide", label: "Wide" },
            { value: "phone", label: "Phone" },
          ]}
          value={isPhone ? "phone" : "wide"}
          onChange={(value) => setIsPhone(value === "phone")}
        />
        {pages
          .filter(({ isFile, to }) => isFile || to === page.to)
          .map((shown) => (
            <OpenForm key={shown.to} path={path} text={text} page={shown} />
          ))}
        <p role="status" className="text-ink-soft">
          {toStatusText(preview)}
        </p>
      </div>
      <PreviewFrame html={preview.html} label={page.label} isPhone={isPhone} />
    </section>
  );
}

function toStatusText({ html, status, problems }: PreviewState): string {
  const shown = html ? ": this is the last text without errors" : "";
  if (status === "invalid") {
    const [first] = problems.filter(({ severity }) => severity === "error");
    return `Line ${first?.line ?? 1} has an error${shown}`;
  }
  if (status === "failed") return `The preview couldn't be loaded${shown}`;
  return status === "loading" ? "Loading…" : "";
}

type FrameProps = { html: string; label: string; isPhone: boolean };

/** Without scripts; it stays where it was scrolled to when the text changes. */
function PreviewFrame({ html, label, isPhone }: FrameProps) {
  const scrolled = useRef(0);
  return (
    <iframe
      title={`Preview: ${label}`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html}
      onLoad={({ currentTarget: { contentWindow } }) => {
        contentWindow?.scrollTo(0, scrolled.current);
        contentWindow?.addEventListener("scroll", () => {
          scrolled.current = contentWindow.scrollY;
        });
      }}
      className={classNames(
        "h-[32rem] border border-line-strong bg-paper lg:h-[calc(100dvh-10rem)]",
        isPhone ? "w-[22.5rem] max-w-full" : "w-full",
      )}
    />
  );
}

type OpenFormProps = ContentPreviewProps & { page: PreviewPage };

/** Opens a page in a tab of its own, where it has the whole width; also what no frame can show. */
function OpenForm({ path, text, page }: OpenFormProps) {
  return (
    <form
      method="post"
      action={PREVIEW_ACTION}
      encType="multipart/form-data"
      target="_blank"
      rel="noopener"
    >
      {Object.entries({ path, text, page: page.to }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="desk-button">
        {page.isFile ? `Open the ${page.label}` : "Open in a new tab"}
      </button>
    </form>
  );
}

type SwitchProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

function Switch({ label, options, value, onChange }: SwitchProps) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="desk-button -ml-px rounded-none first-of-type:ml-0 first-of-type:rounded-l-field last-of-type:rounded-r-field aria-pressed:z-1 aria-pressed:border-blue aria-pressed:bg-blue-wash"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
