import { type RefObject, useState } from "react";
import { ImagePicker } from "../images/image-picker.tsx";
import { LinkPicker } from "../links/link-picker.tsx";
import type { CodeEditor } from "./code-editor.ts";

type InsertButtonsProps = {
  path: string;
  editor: RefObject<CodeEditor | undefined>;
  /** An image that was dropped on the text or pasted. */
  image: File | undefined;
  onImageDone: () => void;
};

/** Opens the search for a page to link to, or the form of an image. */
export function InsertButtons({ path, editor, image, onImageDone }: InsertButtonsProps) {
  const [opened, setOpened] = useState<"link" | "image">();
  const close = () => {
    setOpened(undefined);
    onImageDone();
  };
  if (opened === "image" || image) {
    return (
      <ImagePicker
        path={path}
        file={image}
        onClose={close}
        onInsert={(name, alt) => {
          close();
          editor.current?.insertImage(alt, name);
        }}
      />
    );
  }
  if (opened === "link") {
    return (
      <LinkPicker
        onClose={close}
        onPick={({ title, to }) => {
          close();
          editor.current?.insertLink(title, to);
        }}
      />
    );
  }
  return (
    <p className="flex gap-2 noscript:hidden">
      <button type="button" className="desk-button" onClick={() => setOpened("link")}>
        Insert link
      </button>
      {path.startsWith("articles/") ? (
        <button type="button" className="desk-button" onClick={() => setOpened("image")}>
          Insert image
        </button>
      ) : null}
    </p>
  );
}
