import { useRef } from "react";
import type { DeskApplication } from "./desk-application.service.server.ts";
import { useReturnedFocus } from "./use-returned-focus.ts";

/** The CV that can be shown beside the form; undefined where it can only be downloaded. */
export function findShownCv({ files }: Pick<DeskApplication, "files">) {
  return files.find(({ purpose, type }) => purpose === "cv" && type === "application/pdf");
}

/**
 * A visitor's file in the browser's own viewer. The policy of its response has `sandbox`, which
 * takes away all rights; with the attribute as well Chromium shows no PDF.
 */
export function CvFrame({ id, name }: { id: number; name: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useReturnedFocus(frame);
  return (
    <iframe
      ref={frame}
      title={`CV: ${name}`}
      // As wide as the frame, and without the list of pages, for which there is no room.
      src={`/api/desk/files/${id}#navpanes=0&view=FitH`}
      // Where it is not displayed it is not loaded either.
      loading="lazy"
      className="size-full border-0 bg-mist"
    />
  );
}
