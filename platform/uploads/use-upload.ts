import { useEffect, useRef, useState } from "react";
import type { UploadPurpose } from "#contract/values/upload-terms.ts";
import type { FileState } from "./saved-file.ts";
import { findFileFault, sendFile } from "./send-file.ts";

export type UploadState =
  | FileState
  | { kind: "sending"; file: File; part: number }
  /** Sending it again may help. */
  | { kind: "failed"; file: File; fault: string };

/**
 * Uploads one file when it is chosen; aborted when the page is left.
 * @param early a file that was chosen elsewhere, before or after the first render
 */
export function useUpload(purpose: UploadPurpose, first: FileState, early?: File) {
  const [state, setState] = useState<UploadState>(first);
  /** The state of the file, for screen readers. */
  const [status, setStatus] = useState("");
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (early) choose(early);
  }, [early]);

  function choose(file: File) {
    sending.current?.abort();
    const fault = findFileFault(file);
    if (fault) {
      setState({ kind: "refused", file, fault });
      setStatus(fault);
      return;
    }
    send(file);
  }

  function begin(): AbortController {
    sending.current = new AbortController();
    return sending.current;
  }

  async function send(file: File) {
    const { signal } = begin();
    setState({ kind: "sending", file, part: 0 });
    setStatus(`Sending ${file.name}`);
    const outcome = await sendFile(file, purpose, {
      onProgress: (part) => !signal.aborted && setState({ kind: "sending", file, part }),
      signal,
    });
    if (signal.aborted) return;
    if (outcome.kind === "stored") {
      const { type, ...receipt } = outcome.receipt;
      setState({ kind: "saved", file: receipt });
      setStatus(`${receipt.name} is attached`);
      return;
    }
    const { kind, message } = outcome;
    setState({ kind, file, fault: message });
    setStatus(message);
  }

  function remove() {
    sending.current?.abort();
    setState({ kind: "empty" });
    setStatus("The file was removed");
  }

  return {
    state,
    status,
    choose,
    remove,
    retry: () => state.kind === "failed" && void send(state.file),
  };
}
