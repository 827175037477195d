import { Popup } from "#design/overlays/popup.tsx";
import { SHORTCUTS } from "./shortcuts.ts";

/** The list of keys, opened by `?`. */
export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Popup open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1 text-ink text-sm">
        {SHORTCUTS.map(({ keys, what }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-field border border-line bg-mist px-1.5 font-mono">
                {keys}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}
