/** Serialises a value for a `<script>` element. No value can end the element. */
export const writeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
