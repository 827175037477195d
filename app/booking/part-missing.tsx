import { Notice } from "#design/notice.tsx";

/** In place of what is fetched when it is needed, and did not arrive. */
export function PartMissing({ title }: { title: string }) {
  return (
    <div role="alert">
      <Notice kind="warning" title={title}>
        Check your connection and reload the page. You won't lose your answers.
      </Notice>
    </div>
  );
}
