import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { backdropStyle } from "./backdrop-style.ts";

type SlideOverProps = {
  open: boolean;
  /** Backdrop, close button or Esc: set `open` to false here. */
  onClose: () => void;
  /** The closing animation has ended: the moment to change the URL. */
  onClosed?: () => void;
  /** Names the panel, in a bar that stays at the top while the content scrolls, unless the window is low. */
  title: string;
  /** Before the title: a portrait, for example. */
  lead?: ReactNode;
  /** Below the title, as one short line. */
  detail?: ReactNode;
  /** Below the bar; first in tab order. */
  tabs?: ReactNode;
  /** A bar that stays at the bottom while the content scrolls, unless the window is low. */
  footer?: ReactNode;
  children: ReactNode;
  /** The content starts at its top again when this changes. */
  scrollKey?: string;
  className?: string;
};

/** Panels that are open, the topmost last. */
const openPanels: symbol[] = [];

/** Whether no other panel was opened over this one. */
function useIsTopmost(open: boolean): () => boolean {
  const key = useRef(Symbol("panel")).current;
  useEffect(() => {
    if (!open) return;
    openPanels.push(key);
    return () => {
      // One press of Esc reaches every open panel: the one below still has to see this one.
      setTimeout(() => openPanels.splice(openPanels.indexOf(key), 1));
    };
  }, [open, key]);
  return () => openPanels.at(-1) === key;
}

/**
 * A panel from the right over a dimmed page: 605 px from md up, 380 px at most below (spec §2).
 * Focus stays inside and goes back to where it was; the page behind does not scroll.
 */
export function SlideOver({
  open,
  onClose,
  onClosed,
  title,
  lead,
  detail,
  tabs,
  footer,
  children,
  scrollKey,
  className,
}: SlideOverProps) {
  const popup = useRef<HTMLDivElement>(null);
  const isTopmost = useIsTopmost(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && isTopmost()) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup
          ref={popup}
          // Not the first control in it, which with tabs that load later would be the close button.
          initialFocus={popup}
          className={classNames(
            "fixed inset-y-0 right-0 z-50 flex w-full max-w-[380px] flex-col bg-paper shadow-float outline-none low:overflow-y-auto low:overscroll-contain transition-transform duration-250 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full md:w-[605px] md:max-w-[605px]",
            className,
          )}
        >
          {tabs ? (
            <div className="order-2 shrink-0 border-line border-b px-4 md:px-8">{tabs}</div>
          ) : null}
          <div
            className={classNames(
              "order-1 flex min-h-16 shrink-0 items-center gap-3 py-2 pr-2 pl-4 md:pl-8",
              !tabs && "border-line border-b",
            )}
          >
            {lead}
            <div className="min-w-0 flex-1">
              <Dialog.Title className="wrap-anywhere line-clamp-2 font-semibold text-base leading-tight">
                {title}
              </Dialog.Title>
              {detail}
            </div>
            <Dialog.Close render={<IconButton icon={X} label="Close" />} />
          </div>
          <div
            key={scrollKey}
            className="order-3 min-h-0 flex-1 low:flex-none overflow-y-auto low:overflow-y-visible overscroll-contain px-4 py-6 md:px-8"
          >
            {children}
          </div>
          {footer ? (
            <div className="order-4 shrink-0 border-line border-t px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-8">
              {footer}
            </div>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
