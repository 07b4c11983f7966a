export { TextEditor as MarkdownEditor } from "./text-editor.tsx";
