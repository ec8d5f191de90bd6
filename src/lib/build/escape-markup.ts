const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
