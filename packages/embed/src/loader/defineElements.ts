import { type Embed, embedPath } from '@otryv/contract/embed';
import { askForFragment, NoFragment } from '../live/askForFragment.ts';
import { coloursOf, setColours } from '../live/brand.ts';
import type { EmbedSource } from '../live/embedBuild.ts';
import type { Fragment } from '../live/fragment.ts';
import { isLiving, type Life, startLife } from '../live/startLife.ts';
import { accentAttribute, embedElements, optionAttributes } from './embedElements.ts';
import { showFailure } from './failure.ts';
import { sheetsOf } from './sheets.ts';
import { wantedEmbed } from './wantedEmbed.ts';

const nearbyPx = 400;
/** Height reserved until the contents are loaded, in pixels. */
const heights: Readonly<Record<string, number>> = { countdown: 120, rider: 240 };
const usualHeight = 400;

/** Defines the elements for one portal; keeps those defined by another script. */
export function defineElements(source: EmbedSource): void {
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (target instanceof EmbedElement) target.near(isIntersecting);
    },
    { rootMargin: `${nearbyPx}px` },
  );

  abstract class EmbedElement extends HTMLElement {
    private life: Life | null = null;
    private asking: AbortController | null = null;
    private isNear = false;
    private isChanging = false;
    private isReserved = false;

    connectedCallback(): void {
      if (!this.life) this.reserve();
      nearby.observe(this);
    }

    /** Also called when moved: the contents stay, and a pending request is repeated at the new place. */
    disconnectedCallback(): void {
      nearby.unobserve(this);
      this.asking?.abort();
      this.asking = null;
      this.near(false);
    }

    attributeChangedCallback(name: string): void {
      if (name === accentAttribute) this.colour();
      else if ((this.isNear || this.life) && !this.isChanging) {
        // Setting several attributes causes one request.
        this.isChanging = true;
        queueMicrotask(() => {
          this.isChanging = false;
          this.asking?.abort();
          if (this.isConnected) void this.show();
        });
      }
    }

    near(isNear: boolean): void {
      this.isNear = isNear;
      this.life?.watched(isNear);
      if (isNear && !this.life && !this.asking) void this.show();
    }

    private async show(): Promise<void> {
      const asking = new AbortController();
      this.asking = asking;
      const embed = wantedEmbed(this, (sentence) => console.warn(sentence));
      if (!embed) return this.clear();
      try {
        const url = urlOf(embed);
        const [fragment, sheets] = await Promise.all([askForFragment(url, asking.signal), sheetsOf(source)]);
        await this.take(fragment, sheets, url, asking.signal);
      } catch (error) {
        if (asking.signal.aborted) return;
        // Keep contents that are already shown.
        if (!this.life) this.fail(embed, error instanceof NoFragment && error.isLate);
        this.dispatch('otryv-failed');
      }
      this.asking = null;
      this.release();
    }

    private async take(
      fragment: Fragment,
      sheets: readonly CSSStyleSheet[],
      url: string,
      signal: AbortSignal,
    ): Promise<void> {
      const { container } = fragment;
      const life = isLiving(fragment)
        ? startLife(fragment, {
            ...source,
            ask: () => askForFragment(url),
            onUpdate: () => this.dispatch('otryv-updated'),
          })
        : null;
      // The class names of another build's markup do not match this sheet.
      if (life && container.dataset.build !== source.build.id) {
        container.replaceChildren();
        await (await life.mount()).ready;
      }
      if (signal.aborted) return life?.end();
      this.life?.end();
      this.life = life;
      const root = this.root();
      root.adoptedStyleSheets = [...sheets];
      root.replaceChildren(container);
      this.colour();
      life?.watched(this.isNear);
      this.dispatch('otryv-shown');
    }

    private fail({ kind, id, options }: Embed, isLate: boolean): void {
      const href = this.querySelector('a')?.href ?? `${source.origin}/embed/${kind}/${id}`;
      showFailure(this.root(), { kind, locale: options.locale, isLate, href });
    }

    /** Shows only the page's link until the element names an object. */
    private clear(): void {
      this.asking = null;
      this.life?.end();
      this.life = null;
      this.shadowRoot?.replaceChildren(document.createElement('slot'));
      this.release();
    }

    private root(): ShadowRoot {
      return this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    }

    private colour(): void {
      const container = this.shadowRoot?.querySelector<HTMLElement>('.otryv-embed');
      if (container) setColours(container, coloursOf(this, this.getAttribute(accentAttribute)));
    }

    private reserve(): void {
      if (this.style.minHeight) return;
      const { kind = '' } = embedElements[this.localName] ?? {};
      this.style.minHeight = `${heights[kind] ?? usualHeight}px`;
      this.isReserved = true;
    }

    private release(): void {
      if (this.isReserved) this.style.minHeight = '';
      this.isReserved = false;
    }

    private dispatch(type: string): void {
      this.dispatchEvent(new CustomEvent(type, { bubbles: true }));
    }
  }

  const urlOf = (embed: Embed) => `${source.origin}${embedPath(embed).replace('/embed/', '/embed/fragments/')}`;

  for (const [name, { idAttributes }] of Object.entries(embedElements)) {
    if (customElements.get(name)) continue;
    customElements.define(
      name,
      class extends EmbedElement {
        static readonly observedAttributes = [...idAttributes, ...optionAttributes, accentAttribute];
      },
    );
  }
}
