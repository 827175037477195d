import { type RefObject, useState } from "react";
import { LinkPicker } from "./link-picker.tsx";

type LinkButtonProps = {
  editor: RefObject<{ insertLink: (title: string, to: string) => void } | undefined>;
};

/** Opens the search for a page to link to. */
export function LinkButton({ editor }: LinkButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <p className="noscript:hidden">
        <button type="button" className="desk-button" onClick={() => setIsOpen(true)}>
          Insert link
        </button>
      </p>
    );
  }
  return (
    <LinkPicker
      onClose={() => setIsOpen(false)}
      onPick={({ title, to }) => {
        setIsOpen(false);
        editor.current?.insertLink(title, to);
      }}
    />
  );
}
