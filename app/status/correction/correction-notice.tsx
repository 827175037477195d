import { Notice } from "#design/notice.tsx";

/** After an application was corrected. */
export function CorrectionNotice({ done }: { done: string | null }) {
  if (done === "corrected") {
    return (
      <Notice kind="success" title="We have your changes" live className="mt-6">
        We read your application as it is now.
      </Notice>
    );
  }
  return done === "unchanged" ? (
    <Notice title="Nothing was changed" live className="mt-6">
      We have your application as it was.
    </Notice>
  ) : null;
}
