import { Toast } from "@base-ui/react/toast";

/**
 * What just happened, in the corner, for a few seconds; announced to screen readers. The newest is at
 * the bottom, so that its button stays in place when an older one above it goes.
 */
export function Toasts() {
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport className="desk fixed right-4 bottom-4 z-50 flex w-[min(22rem,calc(100vw-2rem))] flex-col-reverse gap-2">
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            className="flex items-center justify-between gap-4 rounded-field bg-ink px-4 py-2.5 text-paper shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Toast.Title className="font-normal text-sm" />
            <span className="on-ink flex gap-3">
              <Toast.Action className="link-on-ink" />
              {/* Base UI hides it until a stack is expanded; here all toasts are shown. */}
              <Toast.Close aria-label="Close" aria-hidden={false} className="px-1">
                ×
              </Toast.Close>
            </span>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
