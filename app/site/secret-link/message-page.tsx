import type { ReactNode } from "react";
import { ActionLine } from "#design/buttons/action-line.tsx";
import { SecretLinkFrame } from "./secret-link-frame.tsx";

type MessagePageProps = {
  title: string;
  /** The title by default. */
  heading?: string;
  /** Paragraphs. */
  children: ReactNode;
  /** The button that leads on. */
  action?: ReactNode;
  below?: ReactNode;
};

/** A page of a secret link without a form: what happened, and where to go from here. */
export function MessagePage({ title, heading = title, children, action, below }: MessagePageProps) {
  return (
    <SecretLinkFrame title={title}>
      <h1 className="max-w-form text-heading">{heading}</h1>
      <div className="mt-6 max-w-form space-y-4 text-lg">{children}</div>
      {action ? <ActionLine className="mt-8">{action}</ActionLine> : null}
      {below ? <div className="mt-8 max-w-form">{below}</div> : null}
    </SecretLinkFrame>
  );
}
