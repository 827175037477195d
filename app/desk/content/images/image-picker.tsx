import { useState } from "react";
import type { FieldErrors } from "#contract/http/problem.ts";
import { DeskField } from "../../parts/desk-field.tsx";

type ImagePickerProps = {
  /** Of the text that shows it. */
  path: string;
  /** What was dropped or pasted. */
  file: File | undefined;
  onInsert: (name: string, alt: string) => void;
  onClose: () => void;
};

const ALT = "Describe what the image shows, for people who can't see it";

/** Stores an image beside the text and puts it into the text; not without a description. */
export function ImagePicker({ path, file, onInsert, onClose }: ImagePickerProps) {
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);
  const image = chosen ?? file;

  const send = async () => {
    const found: FieldErrors = {
      ...(image ? {} : { file: ["Choose an image"] }),
      ...(alt.trim() ? {} : { alt: [ALT] }),
    };
    setErrors(found);
    if (!image || Object.keys(found).length > 0 || isSending) return;
    setIsSending(true);
    const outcome = await sendImage(path, image);
    setIsSending(false);
    if ("name" in outcome) onInsert(outcome.name, alt.trim());
    else setErrors(outcome.errors);
  };

  return (
    <section aria-label="Insert image" className="space-y-2 border border-line-strong px-3 py-2">
      <DeskField label="Image" name="file" errors={errors} hint={image ? image.name : ""}>
        {({ name: _, ...field }) => (
          <input
            {...field}
            type="file"
            accept=".png,.jpg,.jpeg,.webp,.avif,.svg"
            onChange={({ target }) => setChosen(target.files?.[0])}
            className="block w-full"
          />
        )}
      </DeskField>
      <DeskField label="Alternative text" name="alt" errors={errors} hint={ALT}>
        {({ name: _, ...field }) => (
          <input
            {...field}
            value={alt}
            maxLength={250}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // The form around it is that of the file.
              event.preventDefault();
              void send();
            }}
            className="desk-control"
          />
        )}
      </DeskField>
      <p className="flex gap-2">
        <button
          type="button"
          className="desk-button"
          aria-disabled={isSending}
          onClick={() => void send()}
        >
          {isSending ? "Storing…" : "Store and insert"}
        </button>
        <button type="button" className="desk-button" onClick={onClose}>
          Close
        </button>
      </p>
    </section>
  );
}

async function sendImage(
  path: string,
  image: File,
): Promise<{ name: string } | { errors: FieldErrors }> {
  const body = new FormData();
  body.set("path", path);
  body.set("file", image);
  try {
    const response = await fetch("/desk/content/image", { method: "POST", body });
    const answer = (await response.json()) as { name?: string; errors?: FieldErrors };
    if (answer.name) return { name: answer.name };
    return { errors: answer.errors ?? { file: ["The image couldn't be stored"] } };
  } catch {
    return {
      errors: { file: ["The image couldn't be sent. Check your connection and try again"] },
    };
  }
}
