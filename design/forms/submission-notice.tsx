import { useEffect, useRef } from "react";
import { Notice } from "../notice.tsx";

/** Shows above the button why a form was not sent, and takes focus. */
export function SubmissionNotice({ title, message }: { title: string; message: string }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message calls for attention
  useEffect(() => notice.current?.focus(), [message]);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="mb-6 rounded-card outline-offset-2">
      <Notice kind="warning" title={title}>
        {message}
      </Notice>
    </div>
  );
}
