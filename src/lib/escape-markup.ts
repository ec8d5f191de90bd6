const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in markup. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
