import { useEffect, useState } from "react";
import { LIST_FIELDS, type MemberForm, TEXT_FIELDS } from "./member-form.ts";

/** How long typing rests before the file is written again. */
const REST_MS = 400;

/** The file of a member as the form would save it: what a preview shows. */
export function useFileText(slug: string, loaded: string, form: MemberForm, isChanged: boolean) {
  const [text, setText] = useState(loaded);
  useEffect(() => {
    if (!isChanged) {
      setText(loaded);
      return;
    }
    const canceled = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/desk/members/${slug}/text`, {
          ...{ method: "POST", body: toFields(form), signal: canceled.signal },
        });
        if (response.ok) setText(await response.text());
      } catch {
        // Canceled by the next key, or offline: the last text remains.
      }
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      canceled.abort();
    };
  }, [slug, loaded, form, isChanged]);
  return text;
}

function toFields(form: MemberForm): FormData {
  const fields = new FormData();
  for (const name of TEXT_FIELDS) fields.set(name, form[name]);
  for (const field of LIST_FIELDS) {
    for (const [index, row] of form[field].entries()) {
      for (const [name, text] of Object.entries(row))
        fields.set(`${field}[${index}][${name}]`, text);
    }
  }
  return fields;
}
