/**
 * Replaces `react-style-singleton`: the content security policy refuses a <style> element, but not an adopted style
 * sheet.
 */
import { useEffect } from 'react';

export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  return {
    add(css: string) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();

  return function useStyle(css: string, isDynamic = false) {
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
    }, [isDynamic ? css : undefined]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();

  return function Style({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
