import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { backdropStyle } from "./backdrop-style.ts";
import { PopupProblem, type PopupProblemProps } from "./popup-problem.tsx";

type PopupProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons; the primary one comes last. */
  actions?: ReactNode;
  /** Why the action failed. */
  problem?: PopupProblemProps;
  /** Called when it closes; false if something else has taken the focus. */
  returnFocus?: () => boolean;
  /** What is focused when it opens; the first control without it. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
};

/**
 * A question or a piece of news in the middle of a dimmed page. Esc, backdrop and cross close it.
 */
export function Popup({
  open,
  onClose,
  title,
  children,
  actions,
  problem,
  returnFocus = () => true,
  initialFocus,
  className,
}: PopupProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
          <Dialog.Popup
            finalFocus={returnFocus}
            initialFocus={initialFocus}
            className={classNames(
              "relative w-full max-w-[32rem] rounded-card bg-paper p-6 shadow-float outline-none transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-8",
              className,
            )}
          >
            <Dialog.Title className="pr-10 font-semibold text-title">{title}</Dialog.Title>
            <Dialog.Close
              render={<IconButton icon={X} label="Close" className="absolute top-3 right-3" />}
            />
            <div className="mt-4 text-ink-soft">{children}</div>
            {problem ? <PopupProblem {...problem} /> : null}
            {actions ? (
              <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
                {actions}
              </div>
            ) : null}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
