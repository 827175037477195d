import { CircleCheck, type IconNode, Info, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type NoticeKind = "info" | "success" | "warning";

const kinds: Record<NoticeKind, { icon: IconNode; style: string; word: string }> = {
  info: { icon: Info, style: "border-blue-line bg-blue-wash text-blue", word: "Information" },
  success: {
    icon: CircleCheck,
    style: "border-green/30 bg-green-wash text-green",
    word: "Success",
  },
  warning: {
    icon: TriangleAlert,
    style: "border-amber/30 bg-amber-wash text-amber",
    word: "Important",
  },
};

type NoticeProps = {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Set when it appears without a navigation, so that it is announced. */
  live?: boolean;
  className?: string;
};

/** A notice in a banner. */
export function Notice({ kind = "info", title, children, live = false, className }: NoticeProps) {
  const { icon, style, word } = kinds[kind];
  return (
    <div
      role={live ? "status" : undefined}
      className={classNames("flex gap-3 rounded-card border p-4", style, className)}
    >
      <Icon of={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 text-ink">
        <span className="sr-only">{word}: </span>
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className={title ? "mt-1" : undefined}>{children}</div> : null}
      </div>
    </div>
  );
}
