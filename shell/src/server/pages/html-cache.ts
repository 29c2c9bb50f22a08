import type { CachedElement, CachedHtml } from '@gantry/api-client';
import { LRUCache } from 'lru-cache';

/** About 10,000 rows of a listing, in all languages together. */
const budget = 32 * 1024 * 1024;
const maxElement = 64 * 1024;

/** What must not be shown on another page: parts that are not done, and ids made for this one. */
const isOwn = /<!--\$[!?]|<template|"_R_/;

const markStart = ' data-cached="';

/** Keeps the HTML of elements that many pages show alike, as one page rendered it for a guest. */
export class HtmlCache {
  private readonly cached = new LRUCache<string, string>({ maxSize: budget, maxEntrySize: maxElement });

  /** @param kind tells pages apart on which an element of the same content may look another way */
  forPage(kind: string): PageHtml {
    return new PageHtml(this.cached, kind);
  }

  clear(): void {
    this.cached.clear();
  }
}

/** The kept elements of one page while it is rendered. */
export class PageHtml implements CachedHtml {
  private readonly cached: LRUCache<string, string>;
  private readonly kind: string;
  private readonly marked: string[] = [];

  constructor(cached: LRUCache<string, string>, kind: string) {
    this.cached = cached;
    this.kind = kind;
  }

  findElement(key: string): CachedElement {
    const own = `${this.kind} ${key}`;
    const html = this.cached.get(own);
    if (html !== undefined) return { dangerouslySetInnerHTML: { __html: html } };
    return { 'data-cached': String(this.marked.push(own) - 1) };
  }

  /** The page without its marks; what stands in the marked elements is kept. */
  unmarkPage(page: string): string {
    if (this.marked.length === 0) return page;
    const parts: string[] = [];
    let done = 0;
    for (let at = page.indexOf(markStart); at >= 0; at = page.indexOf(markStart, done)) {
      const end = page.indexOf('"', at + markStart.length) + 1;
      parts.push(page.slice(done, at));
      this.cacheElement(page, at, end);
      done = end;
    }
    parts.push(page.slice(done));
    return parts.join('');
  }

  /** @param at where the mark stands in the element's opening tag, `end` what follows it */
  private cacheElement(page: string, at: number, end: number): void {
    const key = this.marked[Number(page.slice(at + markStart.length, end - 1))];
    const name = /^<([a-z]+)/.exec(page.slice(page.lastIndexOf('<', at), at))?.[1] ?? '';
    const start = page.indexOf('>', end) + 1;
    const html = page.slice(start, page.indexOf(`</${name}>`, start));
    if (key === undefined || isOwn.test(html)) return;
    // Copied: a part of a string keeps the whole of it in memory.
    this.cached.set(key, Buffer.from(html).toString(), { size: key.length + html.length });
  }
}
