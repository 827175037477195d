/** Names of the hidden controls for the file of the field `name`. */
export function toFileFields(name: string) {
  return {
    upload: name,
    name: `${name}_name`,
    size: `${name}_size`,
    expires_at: `${name}_expires_at`,
  } as const;
}
