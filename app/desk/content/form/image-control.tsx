import { useRef, useState } from "react";
import { ImagePicker } from "../images/image-picker.tsx";
import { useFormContext } from "./form-context.ts";
import { toControlId } from "./form-spec.ts";

type ImageControlProps = {
  id: string;
  name: string;
  defaultValue: string;
  className: string;
  path: string;
};

/** The name of an image beside the file; a new one is stored there, with its alternative text. */
export function ImageControl({ path, ...control }: ImageControlProps) {
  const { file, isLocked, onChange } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const insert = (name: string, alt: string) => {
    setIsOpen(false);
    const beside = document.getElementById(toControlId(path.replace(/\w+$/, "alt")));
    if (input.current) input.current.value = name;
    if (beside instanceof HTMLInputElement || beside instanceof HTMLTextAreaElement) {
      beside.value = alt;
    }
    input.current?.focus();
    onChange(path);
  };
  return (
    <div className="space-y-2">
      <div className="flex gap-2">
        <input {...control} ref={input} autoComplete="off" spellCheck={false} />
        {isLocked ? null : (
          <button
            type="button"
            className="desk-button noscript:hidden"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            Choose image
          </button>
        )}
      </div>
      {isOpen ? (
        <ImagePicker
          path={file}
          file={undefined}
          onInsert={insert}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
