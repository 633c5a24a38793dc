// Tags what is drawn on a printed page for screen readers (PDF 1.7, 14.7 and 14.8).
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
} from '@cantoo/pdf-lib';

interface TaggedPage {
  /** Draws a paragraph, which is read after everything else on the page. */
  paragraph(draw: () => void): void;
  /** Draws something that is not read aloud. */
  artifact(draw: () => void): void;
}

const name = PDFName.of;

/** The array of the page's structure elements, by the number of their content. */
function piecesOf(root: PDFDict, page: PDFPage): PDFArray {
  const key = page.node.lookup(name('StructParents'), PDFNumber).asNumber();
  const numbers = root.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray);
  for (let index = 0; index < numbers.size(); index += 2)
    if (numbers.lookup(index, PDFNumber).asNumber() === key) return numbers.lookup(index + 1, PDFArray);
  throw new Error('The page is not tagged');
}

/** Throws if the document is not tagged. */
export function openTaggedPage({ catalog, context }: PDFDocument, page: PDFPage): TaggedPage {
  const root = catalog.lookup(name('StructTreeRoot'), PDFDict);
  const body = root.lookup(name('K'), PDFDict);
  const bodyRef = root.get(name('K'));
  const children = body.lookup(name('K'), PDFArray);
  const pieces = piecesOf(root, page);
  const begin = PDFOperatorNames.BeginMarkedContentSequence;

  function mark(operator: PDFOperator, draw: () => void): void {
    page.pushOperators(operator);
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  return {
    paragraph(draw) {
      const number = pieces.size();
      const element = context.obj({ Type: 'StructElem', S: 'P', Pg: page.ref, K: number });
      if (bodyRef) element.set(name('P'), bodyRef);
      const ref = context.register(element);
      children.push(ref);
      pieces.push(ref);
      mark(PDFOperator.of(begin, [name('P'), `<</MCID ${number}>>`]), draw);
    },
    artifact(draw) {
      mark(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [name('Artifact')]), draw);
    },
  };
}
