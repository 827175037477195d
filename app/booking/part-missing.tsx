import { Notice } from "#design/notice.tsx";

/** Replaces a part of the page whose code or data did not load. */
export function PartMissing({ title }: { title: string }) {
  return (
    <div role="alert">
      <Notice kind="warning" title={title}>
        Check your connection and reload the page. You won't lose your answers.
      </Notice>
    </div>
  );
}
