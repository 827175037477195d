import { Link } from "react-router";
import { Checkbox } from "#design/field/checkbox.tsx";

type SignatureFieldProps = {
  /** Of the reply. */
  body: string;
  signature: string;
  isSigned: boolean;
  onChange: (isSigned: boolean) => void;
};

/** Whether the reply ends with the signature of its author, which is not part of its text. */
export function SignatureField({ body, signature, isSigned, onChange }: SignatureFieldProps) {
  if (!signature || body.includes(signature)) return null;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <Checkbox
        name="signature"
        label="End with your signature"
        hint={<span className="whitespace-pre-line break-words">{signature}</span>}
        checked={isSigned}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Link to="/desk/account" className="link">
        Change
      </Link>
    </div>
  );
}
