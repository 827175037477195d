import { type DragEvent, useState } from "react";
import { useFetcher } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { toMemberPagePath } from "../list/member-path.ts";
import { PhotoCropper } from "./photo-cropper.tsx";

/** The photo of a member: what the site shows, and what was drafted instead. */
export type ShownPhoto = { src: string | null; isDraft: boolean };
type PhotoPanelProps = { slug: string; photo: ShownPhoto; isClosed: boolean };

/** Chooses, crops and removes a photo. It is published together with the form. */
export function PhotoPanel({ slug, photo, isClosed }: PhotoPanelProps) {
  const fetcher = useFetcher<{ error: string }>();
  const [image, setImage] = useState<ImageBitmap>();
  const [problem, setProblem] = useState("");
  const error = problem || (fetcher.state === "idle" ? fetcher.data?.error : "");
  const send = (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    setImage(undefined);
    const action = `${toMemberPagePath(slug)}/photo`;
    fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      setImage(await createImageBitmap(file));
      setProblem("");
    } catch {
      setProblem("This file can't be read as a photo: choose a WebP, JPEG, PNG or AVIF file");
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    if (!isClosed) open(event.dataTransfer.files[0]);
  };
  return (
    <Panel title="Photo">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below takes files as well. */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={onDrop} className="space-y-2">
        {image ? (
          <PhotoCropper
            image={image}
            onCrop={(cropped) => send({ photo: cropped })}
            onCancel={() => setImage(undefined)}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-4">
            {photo.src ? (
              <img
                src={photo.src}
                alt={photo.isDraft ? "Drafted" : "On the site"}
                className="size-24 rounded-field border border-line object-cover"
              />
            ) : null}
            <div className="space-y-2">
              <p className="text-ink-soft">{toPhotoText(photo)}</p>
              <p className="flex flex-wrap gap-2">
                <label className="desk-button cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-blue noscript:hidden">
                  <input
                    type="file"
                    accept="image/webp,image/jpeg,image/png,image/avif"
                    disabled={isClosed}
                    className="sr-only"
                    onChange={({ target }) => {
                      open(target.files?.[0]);
                      // The same file can be chosen again.
                      target.value = "";
                    }}
                  />
                  Choose photo
                </label>
                {photo.src ? (
                  <button
                    type="button"
                    className="desk-button noscript:hidden"
                    onClick={() => send({ intent: "remove" })}
                  >
                    Remove photo
                  </button>
                ) : null}
                {photo.isDraft ? (
                  <button
                    type="button"
                    className="desk-button noscript:hidden"
                    onClick={() => send({ intent: "discard" })}
                  >
                    Discard change
                  </button>
                ) : null}
              </p>
            </div>
          </div>
        )}
        {error ? (
          <p role="alert" className="text-red">
            {error}
          </p>
        ) : null}
      </div>
    </Panel>
  );
}

function toPhotoText({ src, isDraft }: ShownPhoto): string {
  if (isDraft) return src ? "Not published yet." : "Removed, not published yet.";
  return src ? "Drop another one here, or choose it." : "No photo. Drop one here, or choose it.";
}
