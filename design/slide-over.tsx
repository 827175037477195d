import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { backdropStyle } from "./backdrop-style.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

type SlideOverProps = {
  open: boolean;
  /** Backdrop, close button or Esc: set `open` to false here. */
  onClose: () => void;
  /** The way out has been walked: the moment to change the address. */
  onClosed?: () => void;
  /** Names the panel; shown unless `header` stands in its place. */
  title: string;
  /** Shown beside the close button in place of the title, as high as the bar: tabs, for example. */
  header?: ReactNode;
  /** A bar that stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
  /** The content starts at its top again when this changes. */
  scrollKey?: string;
  className?: string;
};

/**
 * A panel from the right over a dimmed page: 605 px from md up, 380 px at most below (spec §2).
 * Focus stays inside and goes back to where it was; the page behind does not scroll.
 */
export function SlideOver({
  open,
  onClose,
  onClosed,
  title,
  header,
  footer,
  children,
  scrollKey,
  className,
}: SlideOverProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup
          className={classNames(
            "fixed inset-y-0 right-0 z-50 flex w-full max-w-[380px] flex-col bg-paper shadow-float outline-none transition-transform duration-250 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full md:w-[605px] md:max-w-[605px]",
            className,
          )}
        >
          <div className="flex min-h-16 shrink-0 items-center gap-4 border-line border-b py-2 pr-2 pl-4 md:pl-8">
            <Dialog.Title
              className={
                header ? "sr-only" : "min-w-0 flex-1 font-semibold text-base leading-tight"
              }
            >
              {title}
            </Dialog.Title>
            {header ? (
              <div className="-my-2 min-w-0 flex-1 self-stretch *:h-full">{header}</div>
            ) : null}
            <Dialog.Close render={<IconButton icon={X} label="Close" />} />
          </div>
          <section
            key={scrollKey}
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-6 focus-visible:-outline-offset-2 md:px-8"
          >
            {children}
          </section>
          {footer ? (
            <div className="shrink-0 border-line border-t px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-8">
              {footer}
            </div>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
