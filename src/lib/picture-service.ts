import type { LocalImageService } from 'astro';
import sharp, { type SharpImageServiceConfig } from 'astro/assets/services/sharp';

/**
 * Astro's own picture service, but what is done to a picture is named alike for all of them: the end of a file's name
 * says width, format and quality, its middle already which picture. Thus a list of products repeats a few endings
 * instead of having some hundred of its own: 0.4 KB (brotli) of the home page and the categories, which keeps them within
 * the first 14 KB of a connection, and 0.9 KB of the catalogue.
 */
const service: LocalImageService<SharpImageServiceConfig> = {
  ...sharp,
  propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position', 'background'],
};

export default service;
