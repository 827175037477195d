-- The start encrypts what is stored; a release that reads it as plain text must not start any more.
COMMENT ON COLUMN "staff"."totp_secret" IS 'encrypted with the key outside the database';
